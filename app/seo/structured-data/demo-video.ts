import type { VideoObjectLeaf, WithContext } from 'schema-dts'
import { home } from '#content/home.ts'
import { homeSettings } from '#content/pages/home.ts'
import { organizationReference, type SiteAddress } from './site-identity.ts'

export function demoVideo(site: SiteAddress) {
  const { introduction, video } = home.demo
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.title,
    description: introduction,
    thumbnailUrl: site.siteUrl + homeSettings.ogImage,
    embedUrl: site.videoUrl,
    uploadDate: video.publishedOn,
    duration: video.duration,
    inLanguage: 'fr',
    publisher: organizationReference(site),
  } as const satisfies WithContext<VideoObjectLeaf>
}
