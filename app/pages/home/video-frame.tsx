import { useState } from 'react'
import { home } from '#content/home.ts'
import { useConsent } from '../../consent/use-consent.tsx'
import { publicConfig } from '../../public-config.ts'
import { videoPoster } from './video-poster.ts'

const { video } = home.demo
const { trouble } = video
const poster = videoPoster({ ...video, url: publicConfig.videoUrl, font: publicConfig.textFont })

/** The player loads by itself only for those who allowed it; for all others a press on the poster is that one permission. */
export function VideoFrame() {
  const { marketing } = useConsent().consent
  const [tries, setTries] = useState(0)
  const content = marketing ? { src: publicConfig.videoUrl } : { srcDoc: poster }
  return (
    <>
      <iframe
        key={`${marketing} ${tries}`}
        title={video.title}
        loading="lazy"
        allow="fullscreen"
        className="no-print aspect-video w-full rounded bg-prussian"
        onLoad={marketing ? undefined : keepFocus}
        {...content}
      />
      <p className="no-print needs-scripts pt-1 text-small text-slate">
        {trouble.text}{' '}
        <button
          type="button"
          className="text-link inline-flex min-h-11 cursor-pointer items-center"
          onClick={() => setTries(tries + 1)}
        >
          {marketing ? trouble.reload : trouble.toPoster}
        </button>
      </p>
    </>
  )
}

/** Browsers take it away with the poster: who plays by the keyboard would start again at the top of the page. */
function keepFocus({ currentTarget: frame }: { currentTarget: HTMLIFrameElement }) {
  if (!frame.contentDocument && document.activeElement === document.body) frame.focus()
}
