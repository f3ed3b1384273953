/**
 * Forms of frequent irregular verbs, without accents, after their infinitive: the stemmer knows regular endings only.
 * Forms that are more often another word are left out (« part », « lit », « suis », « mis »).
 */
const irregular = `
  apprendre apprend apprends apprenez apprenons apprennent apprit apprendra apprendrai
  comprendre comprend comprends comprenez comprenons comprennent comprendra
  prendre prend prends prenez prenons prennent prendra prendrez prendrait
  reprendre reprend reprends reprenez reprenons reprennent repris reprendra
  connaitre connait connais connaissez connaissons connaissent
  disparaitre disparait disparaissent disparu disparue
  construire construit construits construisez construisent construite
  reduire reduit reduits reduisez reduisent reduite
  traduire traduit traduits traduisez traduisent traduis
  produire produisez produisent produisons
  conduire conduit conduisez conduisent
  devenir devient deviens devenez deviennent deviendra deviendront devenu
  venir vient viens venez viennent viendra viendrez venu
  revenir revient reviens revenez reviennent reviendra revenons
  souvenir souviens souvient souvenez souviennent souviendras souviendra souviendrez
  tenir tient tiens tenez tiennent tiendra
  obtenir obtient obtiens obtenez obtiennent obtiendra obtenu
  maintenir maintient maintenez maintiennent
  contenir contient contiennent contenez
  appartenir appartient appartiennent appartenez appartiendra
  intervenir intervient intervenez interviennent intervenons interviendra
  prevenir previent prevenez previennent prevenu prevenus preveniez
  ecrire ecris ecrit ecrivez ecrivent ecrivons ecrirai ecrite ecrites ecrits
  inscrire inscrit inscris inscrivez
  decrire decrit decris decrivez decrivent
  lire lisez lisent lisons lira lirez
  dire disent dira direz disiez
  mettre met mets mettez mettent mettons mettra mettrez
  remettre remet remettez remettent remettons remettrez
  transmettre transmet transmettez transmettent transmis transmise transmises
  permettre permet permettez permettent permettra
  perdre perd perds perdez perdent perdons perdu perdue perdus perdra
  rendre rend rends rendez rendent rendons rendra
  vendre vend vends vendez vendent vendons vendu vendue vendus vendues
  revendre revend revends revendez revendent revendons revendu revendues
  attendre attend attends attendez attendent attendons attendra
  entendre entend entends entendez entendent
  dependre depend dependez dependent dependons dependra
  repondre repond reponds repondez repondent repondons repondra repondrez repondu repondrait
  recevoir recois recoit recevez recoivent recevons recevrai recevrez recevra
  voir vois voit voyez voient voyons verra verrai verrez verrons
  savoir sais sait savez savent savons saura saurez saurons sauront
  vouloir veut veux voulez veulent voulons voudra voudrez
  suivre suit suivez suivent suivons suivra
  servir sers sert servez servent servira serviront
  sortir sort sors sortez sortent sortons sorti sortie sorties
  ouvrir ouvre ouvrez ouvrent ouvrons
  offrir offrez offrent offrons
  choisir choisi choisis choisit choisie choisissez choisissent choisissons
  finir fini finis finit finie finissez finissent
  garantir garanti garantis garantit garantissez garantissent garantissons
  fournir fourni fournis fournit fournissez fournissent fournissons
  reussir reussi reussit reussissez
  essayer essaie essaye essayez essaient
  payer paie paye payez paient payons paiera payera
  envoyer envoie envoies envoyez envoient envoyons enverra enverrez
  appeler appelle appelles appelez appellent appelons
  rappeler rappelle rappellent rappelez rappellera rappellerez
  faire faisons faisiez ferez fera feront ferons
  aller allons allez irai ira iront
`

const infinitives: ReadonlyMap<string, string> = new Map(
  irregular
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [infinitive = '', ...forms] = line.trim().split(' ')
      return forms.map((form): [string, string] => [form, infinitive])
    }),
)

/** Nouns and adjectives that end like a verb. */
const notVerbs =
  /^(?:agents?|clients?|accidents?|incidents?|presents?|presidents?|patients?|urgents?|argent|recents?|contents?|differents?|equivalents?|moments?|souvent|comment|cents?|evenements?|boutons?|maisons?|raisons?|saisons?|cartons?|environs?|sons|dons|bons|tons)$/

/** The form of a verb that the stemmer cuts as it cuts the others: « vendues » → « vendre », « gardons » → « garde ». */
export function regularForm(word: string): string {
  const infinitive = infinitives.get(word)
  if (infinitive) return infinitive
  if (word.length < 6 || notVerbs.test(word)) return word
  return word
    .replace(/erons$/, 'er')
    .replace(/(?<![im])ons$/, 'e')
    .replace(/(?<!m)ent$/, 'e')
}
