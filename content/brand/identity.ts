import type { CompanyFacts } from '../company-facts.ts'

/**
 * Everything that identifies the provider. The one below is fictional: the phone number belongs to the range that the
 * French regulator reserves for fiction (01 99 00), the domain to the one that RFC 2606 reserves for examples.
 */
export const identity: CompanyFacts = {
  name: 'Delambre',
  tagline: "L'intelligence artificielle au service de vos usages réels",
  story:
    "Delambre mesura le méridien de Paris pour que le mètre appartienne à tous. Nous tenons l'IA à la même règle : ouverte, mesurée, vérifiable.",
  foundedIn: 2024,
  copyrightYear: 2025,
  parent: { name: 'Groupe Arpentage', url: 'https://www.arpentage.example' },
  address: {
    street: '12 rue de la Méridienne',
    postalCode: '75014',
    city: 'Paris',
    country: 'France',
    latitude: 48.8363,
    longitude: 2.3365,
  },
  phone: { display: '01 99 00 17 92', international: '+33199001792' },
  email: 'bonjour@delambre.example',
  openingHours: { opens: '09:00', closes: '18:00' },
  legal: {
    name: 'Delambre SAS',
    form: 'Société par actions simplifiée',
    capital: '100 000 €',
    siren: '000 179 217',
    siret: '000 179 217 00014',
    register: 'RCS Paris 000 179 217',
    vat: 'FR00 000 179 217',
    activityCode: '62.01Z – Programmation informatique',
    publicationDirector: 'Camille Verdier, présidente',
    dataProtectionOfficer: { name: 'Délégué à la protection des données', email: 'dpo@delambre.example' },
  },
  host: {
    name: 'Hébergeur Exemple SAS',
    address: '1 rue du Nuage, 59100 Roubaix, France',
    phone: '01 99 00 17 98',
    country: 'France',
  },
  rating: {
    value: 4.9,
    count: 127,
    provenance: {
      collectedBy: 'Avis Exemple SAS',
      checkedBy: 'Avis Exemple SAS',
      checkedOn: 'en janvier 2025',
      checkedUntil: '2025-01-31',
      url: 'https://avis.delambre.example',
      rules: 'https://avis.delambre.example/controle',
    },
  },
}

/**
 * What is invented in this folder, and does not show it as an address in .example does: take a word out once what is true
 * stands there. `npm run doctor` says what is left.
 */
export const inventedParts: readonly (keyof CompanyFacts | 'assurances' | 'departure' | 'ownership')[] = [
  'parent',
  'address',
  'legal',
  'host',
  'assurances',
  'departure',
  'ownership',
]
