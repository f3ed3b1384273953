import type { CompanyFacts } from '#content/company-facts.ts'

/** Invented, to prove that the site can be anybody's: a small company of Grenoble, without a rating. */
export const identity: CompanyFacts = {
  name: 'Vaucanson',
  tagline: 'Des automates de langage que vos équipes comprennent',
  story:
    "Vaucanson fit voir à tous le mécanisme de ses automates. Nous ouvrons l'IA de la même façon : chaque rouage se montre.",
  foundedIn: 2019,
  copyrightYear: 2026,
  parent: { name: 'Holding Engrenages', url: 'https://www.engrenages.example' },
  address: {
    street: '7 quai des Horlogers',
    postalCode: '38000',
    city: 'Grenoble',
    country: 'France',
    latitude: 45.1927,
    longitude: 5.7268,
  },
  phone: { display: '04 65 71 17 09', international: '+33465711709' },
  email: 'accueil@vaucanson.example',
  openingHours: { opens: '08:30', closes: '17:00' },
  legal: {
    name: 'Vaucanson SARL',
    form: 'Société à responsabilité limitée',
    capital: '20 000 €',
    siren: '000 170 978',
    siret: '000 170 978 00021',
    register: 'RCS Grenoble 000 170 978',
    vat: 'FR11 000 170 978',
    activityCode: '62.02A – Conseil en systèmes et logiciels informatiques',
    publicationDirector: 'Noor Lambert, gérante',
    dataProtectionOfficer: { name: 'Délégué à la protection des données', email: 'donnees@vaucanson.example' },
  },
  host: {
    name: 'Serveurs Modèles SA',
    address: '3 allée des Alpes, 74000 Annecy, France',
    phone: '04 65 71 17 10',
    country: 'France',
  },
}

export const inventedParts: readonly (keyof CompanyFacts | 'assurances' | 'departure' | 'ownership')[] = [
  'parent',
  'address',
  'legal',
  'host',
]
