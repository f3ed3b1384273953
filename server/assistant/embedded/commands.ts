import { fold } from '../language/french-text.ts'

/**
 * Sentences that address the assistant itself: to drop or show what it runs on, to play somebody else, to say given
 * words. They are left out before the rest of the message is answered. Folded text.
 */
const commands: readonly RegExp[] = [
  // Its instructions
  /\b(?:ignor|oubli|neglig|contourn|desactiv|forget|disregard|bypass|override)\w*\b.{0,40}\b(?:instructions?|consignes?|regles?|prompts?|precede|precedente?s?|contexte|limites?|previous|above|rules|tout)\b/,
  /\b(?:prompt|instructions?|consignes?|message|regles?|directives?)\b.{0,12}\b(?:systeme?|system|secret\w*|intern\w*|initial\w*|cache\w*)\b/,
  /\bsystem\s*(?:prompt|message|instructions?)\b/,
  /\b(?:tes|ton|your)\s+(?:\w+\s+)?(?:instructions?|consignes?|regles?|directives?|prompt|configuration|rules|guidelines)\b/,
  /\b(?:texte|message|tout ce) qui precede\b|\bmot pour mot\b|\bverbatim\b/,
  /\bnouvelles?\s+(?:consignes?|regles?|instructions?|directives?)\b/,
  /^\W*(?:\[|<|#+\s*)\s*\/?\s*(?:system|sys|inst|admin|assistant|developer|donnees)/,
  // Another role
  /\b(?:tu es|tu deviens|you are|vous etes)\s+(?:maintenant|desormais|now|a present)\b/,
  /\b(?:a partir de maintenant|desormais|from now on)\b/,
  /\b(?:fais|faites|agis|comporte|act|behave|pretend)\b.{0,12}\b(?:comme|semblant|as|like|you are|que tu)\b/,
  /\bjoue\w*\s+(?:le role|a etre)\b|\bmode\s+(?:debug|developpeur|admin\w*|dan|libre|sans)\b|\bjailbreak\b|\bsans (?:aucune )?(?:limite|restriction|censure)s?\b|\bunrestricted\b/,
  // Given words
  /\brepet\w*\b.{0,20}\b(?:apres moi|ceci|cela|cette|la phrase|le mot|le texte|mot)\b|\brepeat (?:after|the|this)\b/,
  /\b(?<!\bvous )(?:reponds?|repondez|dis|dites|ecris|ecrivez|affirme\w*|say|write|answer|reply)\b.{0,25}(?:«|"|“|\b(?:uniquement|seulement|toujours|only|always|le mot|la phrase|le texte|en majuscules|the word)\b)/,
  /\b(?:reponds?|repondez|dis|ecris|affirme|say|write|print)\s+(?:et |que |qu')?(?:[A-Z]{4,}|c'est|tout est|le projet|la demo|l'atelier)/,
  /\b(?:and say|et dis|et reponds|et ecris|et affirme|puis ecris|puis dis|ensuite,? (?:ecris|dis|reponds|affiche))\b/,
  /\bcomplete\w*\s+(?:la|cette)\s+phrase\b|\bdecode\w*\b|\bexecute\w*\b/,
  /\bc'est un ordre\b|\bobeis\b/,
  // What it runs on
  /\b(?:cle|key|token|jeton)s?\s*(?:d'|de l')?api\b|\bapi\s*key\b|\bmots? de passe\b|\bpassword\b|\bvariables? d'environnement\b|\benvironment variables?\b/,
  /\bliste des (?:personnes|visiteurs|contacts|utilisateurs) qui\b|\bselect \*|\bdrop table\b|\bunion select\b/,
]

export function isCommand(sentence: string): boolean {
  // Capitals are kept for « réponds PWNED »; everything else is compared in lower case.
  const text = sentence.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'")
  const folded = fold(sentence)
  return commands.some((command) => command.test(folded) || (/[A-Z]\{4/.test(command.source) && command.test(text)))
}

/** « Rédige-moi une lettre »: work for the assistant, where « rédiger des lettres » asks what the platform does. */
export function isErrand(sentence: string): boolean {
  return errand.test(fold(sentence))
}

const tasks =
  'redige|ecris|traduis|resume|calcule|corrige|invente|compose|raconte|chante|imagine|genere|cree|fais|dessine|trouve|compte|convertis|resous|explique|analyse|donne'
const englishTasks = 'write|translate|summari[sz]e|compute|solve|draw|tell|make|fix|find'
const errand = new RegExp(
  `^\\W*(?:(?:bonjour|salut|svp|stp|please)\\W+)*(?:` +
    `(?:${tasks})(?:[- ](?:moi|nous|un|une|ce|cette|ceci|le|la|les|l'))|` +
    `(?:peux[- ]tu|tu peux|pouvez[- ]vous|vous pouvez|tu pourrais) (?:me |m'|nous )(?:${tasks.replaceAll('|', '\\w*|')}\\w*)|` +
    `(?:can you |could you )?(?:${englishTasks}) (?:me|us|a|an|the|this|my)` +
    `)\\b`,
)
