import { fold } from '../language/french-text.ts'
import legalForms from '../language/words/legal-forms.json' with { type: 'json' }
import places from '../language/words/places.json' with { type: 'json' }
import type { SiteContent } from '../site-content.ts'

/**
 * What the company is, and what visitors might take it for: « Vous êtes une SAS ? », « à Lyon ? ». Yes and no follow from
 * the facts, whichever company's they are; « une société belge ? » asks whose it is, which an address does not say.
 */
export function companyWords({ address, legal }: SiteContent['company']) {
  const isOurs = (name: string, own: string) => fold(name) === fold(own)
  const cities = Object.entries(places.cities).map(([name, people]) => ({ name, people }))
  const countries = Object.entries(places.countries).map(([name, people]) => ({ name, people }))
  const [ownCity, otherCities] = apart(cities, ({ name }) => isOurs(name, address.city))
  const [ownCountry, otherCountries] = apart(countries, ({ name }) => isOurs(name, address.country))
  const forms = Object.entries(legalForms).map(([name, short]) => ({ name, short }))
  const [ownForm, otherForms] = apart(forms, ({ name }) => isOurs(name, legal.form))
  // A SAS with one shareholder is a SASU as well.
  const foreignForms = otherForms.filter(({ name }) => kindOf(name) !== kindOf(legal.form))
  return {
    city: address.city,
    cityPeople: ownCity.flatMap(({ people }) => people),
    otherCity: otherCities.map(({ name }) => name),
    otherCityPeople: otherCities.flatMap(({ people }) => people),
    country: address.country,
    nationality: ownCountry.flatMap(({ people }) => people),
    otherNationality: otherCountries.flatMap(({ people }) => people),
    legalForm: ownForm.map(({ short }) => short),
    otherLegalForm: foreignForms.map(({ short }) => short),
  }
}

function kindOf(form: string) {
  return fold(form)
    .replace(/^(?:societe|entreprise) | ?unipersonnelle/g, '')
    .trim()
}

function apart<Item>(items: readonly Item[], isOurs: (item: Item) => boolean): [ours: Item[], others: Item[]] {
  return [items.filter(isOurs), items.filter((item) => !isOurs(item))]
}
