import { home } from '#content/home.ts'
import { publicConfig } from '../../public-config.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Transcript, transcriptId } from './transcript.tsx'
import { videoPoster } from './video-poster.ts'

const { demo } = home
const poster = videoPoster({ ...demo.video, url: publicConfig.videoUrl })

export function Demo() {
  return (
    <section className="pb-section" aria-labelledby="demonstration">
      <div className="wrap">
        <SectionHeading id="demonstration" title={demo.title} introduction={demo.introduction} />
        <div className="mt-12 grid gap-x-12 gap-y-8 lg:mt-14 lg:grid-cols-[1.9fr_1fr]">
          <div>
            <iframe
              title={demo.video.title}
              srcDoc={poster}
              loading="lazy"
              allow="fullscreen"
              className="aspect-video w-full rounded bg-prussian"
            />
            <a href={`#${transcriptId}`} className="text-link mt-1 inline-flex min-h-11 items-center">
              {demo.transcript.link}
            </a>
          </div>
          <div className="flex flex-col">
            <ul className="border-t border-line">
              {demo.benefits.map(({ icon, title, text }) => (
                <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-line py-5">
                  <Icon name={icon} className="mt-0.5 text-blue" />
                  <h3 className="font-heading text-[1.25rem]/tight">{title}</h3>
                  <p className="col-start-2 mt-1.5 text-small text-slate">{text}</p>
                </li>
              ))}
            </ul>
            <ButtonLink action={demo.action} tone="solid" className="mt-8 max-sm:w-full lg:self-start" />
          </div>
        </div>
        <Transcript />
      </div>
    </section>
  )
}
