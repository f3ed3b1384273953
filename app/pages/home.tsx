import './home/survey-map.css'
import './home/hero.css'
import './home/home.css'
import './home/rooms.css'
import { homeSettings } from '#content/pages/home.ts'
import { PageHead } from '../seo/page-head.tsx'
import { Closing } from './home/closing.tsx'
import { Demo } from './home/demo.tsx'
import { Faq } from './home/faq.tsx'
import { Guarantees } from './home/guarantees.tsx'
import { Hero } from './home/hero.tsx'
import { Method } from './home/method.tsx'
import { Models } from './home/models.tsx'
import { Technologies } from './home/technologies.tsx'
import { Uses } from './home/uses.tsx'

/** The sections ask for room in rem of their container, so that twice as large a text gets a phone's layout. */
export default function Page() {
  return (
    <>
      <PageHead settings={homeSettings} />
      <div className="@container">
        <Hero />
        <Guarantees />
        <Uses />
        <Demo />
        <Method />
        <Technologies />
        <Models />
        <Faq />
        <Closing />
      </div>
    </>
  )
}
