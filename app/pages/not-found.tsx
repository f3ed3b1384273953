import './not-found/not-found.css'
import { useEffect } from 'react'
import { notFoundPage } from '#content/not-found-page.ts'
import { notFoundSettings } from '#content/pages/not-found.ts'
import { useLocation } from '../router.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { Later } from '../ui/later.tsx'
import { NearestPages } from './not-found/nearest-pages.tsx'
import { NotFoundMessage } from './not-found/not-found-message.tsx'

export default function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => console.info(notFoundPage.logMessage, pathname), [pathname])
  return (
    <>
      <PageHead settings={notFoundSettings} />
      <Later className="in-sight @container on-blue bg-prussian text-white">
        <div className="wrap grid gap-x-8 gap-y-14 pt-6 pb-16 @5xl:grid-cols-[minmax(0,10fr)_minmax(0,11fr)] @5xl:pb-20">
          <NotFoundMessage pathname={pathname} />
          <NearestPages />
        </div>
      </Later>
    </>
  )
}
