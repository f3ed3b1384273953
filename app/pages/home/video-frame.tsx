import { home } from '#content/home.ts'
import { useConsent } from '../../consent/use-consent.tsx'
import { publicConfig } from '../../public-config.ts'
import { videoPoster } from './video-poster.ts'

const { video } = home.demo
const poster = videoPoster({ ...video, url: publicConfig.videoUrl, font: publicConfig.textFont })

/** The player loads by itself only for those who allowed it; for all others a press on the poster is that one permission. */
export function VideoFrame() {
  const { marketing } = useConsent().consent
  const content = marketing ? { src: publicConfig.videoUrl } : { srcDoc: poster }
  return (
    <iframe
      key={String(marketing)}
      data-needs-react="marketing"
      title={video.title}
      loading="lazy"
      allow="fullscreen"
      className="no-print aspect-video w-full rounded bg-prussian"
      {...content}
    />
  )
}
