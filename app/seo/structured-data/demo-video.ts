import type { VideoObject, WithContext } from 'schema-dts'
import { home } from '#content/home.ts'
import { pages } from '#content/pages.ts'
import { organizationReference, type SiteAddress } from './site-identity.ts'

export function demoVideo(site: SiteAddress) {
  const { introduction, video } = home.demo
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.title,
    description: introduction,
    thumbnailUrl: site.siteUrl + pages.home.ogImage,
    embedUrl: site.videoUrl,
    uploadDate: video.publishedOn,
    duration: video.duration,
    inLanguage: 'fr',
    publisher: organizationReference(site),
  } as const satisfies WithContext<VideoObject>
}
