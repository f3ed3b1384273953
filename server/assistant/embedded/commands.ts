import { fold } from '../language/french-text.ts'

/**
 * Sentences that address the assistant itself: to drop or show what it runs on, to play somebody else, to say given
 * words. They are left out before the rest of the message is answered. Folded text with single spaces.
 */
const commands: readonly RegExp[] = [
  // Its instructions
  /\b(?:ignor|oubli|neglig|contourn|desactiv|forget|disregard|bypass|override)\w*\b.{0,40}\b(?:instructions?|consignes?|regles?|prompts?|precede|precedente?s?|contexte|limites?|previous|above|rules|tout)\b/,
  /\b(?:prompt|instructions?|consignes?|message|regles?|directives?)\b.{0,12}\b(?:systeme?|system|secret\w*|intern\w*|initial\w*|cache\w*)\b/,
  /\bsystem ?(?:prompt|message|instructions?)\b/,
  /\b(?:tes|ton|your) (?:\w+ )?(?:instructions?|consignes?|regles?|directives?|prompt|configuration|rules|guidelines)\b/,
  /\b(?:texte|message|tout ce) qui precede\b|\bmot pour mot\b|\bverbatim\b|\bword for word\b|\bwere you told\b/,
  /\bnouvelles? (?:consignes?|regles?|instructions?|directives?)\b/,
  /^\W*[[<#]\W{0,3}(?:system|sys|inst|admin|assistant|developer|donnees)/,
  // Another role
  /\b(?:tu es|tu deviens|you are|vous etes) (?:maintenant|desormais|now|a present)\b/,
  /\b(?:a partir de maintenant|desormais|dorenavant|from now on)\b/,
  /\b(?:fais|faites|agis|comporte|act|behave|pretend)\b.{0,12}\b(?:comme|semblant|as|like|you are|que tu)\b/,
  /^\W*(?:on joue|jouons|faisons un jeu|let'?s play|jeu)\b|\btu es \p{L}+, (?:commercial|vendeu|directeur|directrice|administrat|employe|pirate|une? ia)|\b(?:you are|you're) \p{L}+, (?:a |an |the )?(?:sales|manager|director|admin)/u,
  /\bjoue\w* (?:le role|a etre)\b|\bmode (?:debug|developpeur|admin\w*|dan|libre|sans)\b|\bjailbreak\b|\bsans (?:aucune )?(?:limite|restriction|censure)s?\b|\bunrestricted\b/,
  /\bsans (?:aucune )?regles?\b|\bjeu de role\b|\b(?:everything|all|the text) above\b|\brules you (?:were|have been) given\b|\b(?:override|developer mode)\b/,
  // Given words
  /\brepet\w*\b.{0,20}\b(?:apres moi|ceci|cela|cette|la phrase|le mot|le texte|mot)\b|\brepeat (?:after|the|this)\b/,
  /\b(?<!\bvous )(?:reponds?|repondez|dis|dites|ecris|ecrivez|affirme\w*|say|write|answer|reply)\b.{0,25}(?:«|"|“|\b(?:uniquement|seulement|toujours|only|always|le mot|la phrase|le texte|en majuscules|the word)\b)/,
  /\b(?:reponds?|repondez|dis|ecris|affirme|say|write|print) (?:et |que |qu')?(?:[A-Z]{4,}|c'est|tout est|le projet|la demo|l'atelier)/,
  /\b(?:and say|et dis|et reponds|et ecris|et affirme|puis ecris|puis dis|ensuite,? (?:ecris|dis|reponds|affiche))\b/,
  /\bcomplete\w* (?:la|cette) phrase\b|\bdecode\w*\b|\bexecute\w*\b/,
  /\bc'est un ordre\b|\bobeis\b/,
  // What it runs on
  /\b(?:donne|affiche|montre|revele|envoie|liste|print|show|give|reveal|quelle est|quelles sont)\w*\b.{0,40}\b(?:(?:cle|key|token|jeton)s? ?(?:d'|de l')?api|api ?keys?|mots? de passe|passwords?)\b|\bvariables? d'environnement\b|\benvironment variables?\b/,
  /\b(?:comment|explique\w*|aide\w*|how (?:to|can i|do i)|explain|help)\b.{0,40}\b(?<!faire )(?:pirater\w*|hacker\w*|m'introduire|s'introduire|s'introduirait|break in(?:to)?|hack)\b/,
  /\b(?:donne|ouvre|give)\w*\b.{0,12}\b(?:acces|access)\b.{0,20}\b(?:equipe|bureau|admin\w*|desk|team)\b/,
  /\bliste des (?:personnes|visiteurs|contacts|utilisateurs) qui\b|\bselect \*|\bdrop table\b|\bunion select\b/,
]

export function isCommand(sentence: string): boolean {
  // Capitals are kept for « réponds PWNED »; everything else is compared in lower case.
  const text = singleSpaces(sentence.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'"))
  const folded = singleSpaces(fold(sentence))
  return commands.some((command) => command.test(folded) || (/[A-Z]\{4/.test(command.source) && command.test(text)))
}

/** « Rédige-moi une lettre »: work for the assistant, where « rédiger des lettres » asks what the platform does. */
export function isErrand(sentence: string): boolean {
  const asked = singleSpaces(fold(sentence)).replace(politeness, '')
  const task = ordered.exec(asked)?.[1] ?? ''
  const favour = asFavour.exec(asked)?.[1] ?? ''
  return tasks.includes(task) || tasks.some((verb) => favour.startsWith(verb)) || inEnglish.test(asked)
}

const tasks =
  'redige ecris traduis resume calcule corrige invente compose raconte chante imagine genere cree fais dessine trouve compte convertis resous explique analyse donne'.split(
    ' ',
  )
const politeness = /^\W*(?:(?:bonjour|salut|svp|stp|please)\W+)*/
const ordered = /^(\w+)[- ](?:moi|nous|un|une|ce|cette|ceci|le|la|les|l')\b/
const asFavour = /^(?:peux[- ]tu|tu peux|pouvez[- ]vous|vous pouvez|tu pourrais) (?:me |m'|nous )(\w+)/
const inEnglish =
  /^(?:can you |could you )?(?:write|translate|summari[sz]e|compute|solve|draw|tell|make|fix|find) (?:me|us|a|an|the|this|my)\b/

function singleSpaces(text: string) {
  return text.replace(/\s+/g, ' ')
}
