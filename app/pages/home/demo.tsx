import { home } from '#content/home.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { openTranscript, Transcript, transcriptId } from './transcript.tsx'
import { VideoFrame } from './video-frame.tsx'

const { demo } = home

export function Demo() {
  return (
    <Later className="pb-section" aria-labelledby="demonstration">
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-6 @5xl:gap-y-8 @5xl:grid-cols-[1.9fr_1fr]">
          <SectionHeading id="demonstration" title={demo.title} introduction={demo.introduction} />
          <a
            href={`#${transcriptId}`}
            onClick={openTranscript}
            className="text-link inline-flex min-h-11 items-center gap-2.5 self-end justify-self-start"
          >
            <Icon name="file-text" className="size-5" />
            {demo.transcript.link}
          </a>
          <div>
            <VideoFrame />
            <Transcript />
          </div>
          <div className="flex flex-col">
            <ul className="border-line @5xl:border-t">
              {demo.benefits.map(({ icon, title, text }) => (
                <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-line py-5">
                  <Icon name={icon} className="mt-0.5 text-blue" />
                  <h3 className="font-heading text-[1.25rem]/tight">{title}</h3>
                  <p className="col-start-2 mt-1.5 text-small text-slate">{text}</p>
                </li>
              ))}
            </ul>
            <ButtonLink action={demo.action} tone="solid" className="mt-8 @2xl:self-start" />
          </div>
        </div>
      </div>
    </Later>
  )
}
