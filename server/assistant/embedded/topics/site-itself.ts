import { silentTopics } from '#content/assistant/silent-topics.ts'
import { contactMails } from '#content/contact-mails.ts'
import { type SilentSubject, silentSubjectLabels } from '#content/desk/assistant-figures.ts'
import { inWords } from '#content/french-numbers.ts'
import { backupDays } from '#content/kept-for.ts'
import { paths } from '#content/paths.ts'
import { keptByModels, keptByModelsInEnglish } from '#content/recipients.ts'
import { shell } from '#content/shell.ts'
import { bulletList, englishEnumeration, enumeration, firstSentence, lowerFirst } from '../../markdown.ts'
import { forEach, merged, type Sayings, type TopicSite } from '../topic.ts'

/** What is asked of the site rather than of the company, and what the site is silent on by name. */
export function siteItselfTopics({ content, sources }: TopicSite): Sayings {
  const { counts, faults, toAssess } = content.accessibilitySummary
  const failed = faults.map(({ number }) => number)
  const open = toAssess.flatMap(({ criteria }) => criteria.map(({ number }) => number))
  const essential = content.storedItems.filter(({ allowedBy }) => allowedBy === 'essential')
  const applicable = counts.conform + counts.notConform + counts.notAssessed
  const all = applicable + counts.notApplicable
  const guarantees = shell.footer.guarantees.items
  const hostedBy = {
    notice: firstSentence(content.assurances.jurisdiction ?? ''),
    noticeInEnglish: firstSentence(content.assurancesInEnglish.jurisdiction ?? ''),
  }
  const byModels = keptByModels(content.externalServices)
  const keptHere = byModels && {
    notice: `Pour les questions posées à cet assistant :${byModels}`,
    noticeInEnglish: `For questions asked to this assistant:${keptByModelsInEnglish(content.externalServices)}`,
  }
  return merged([
    {
      'site-in-markdown': () => ({
        kind: 'fact',
        answer: 'Chaque page existe en Markdown ; le fichier llms.txt en donne les adresses.',
        english: 'Each page exists in Markdown; the file llms.txt gives the addresses.',
        sources: [],
      }),
      'site-language': () => ({
        kind: 'fact',
        answer: "Le site est en français ; l'assistant répond aussi en anglais.",
        english: 'The site is in French; this assistant also answers in English.',
        sources: [],
      }),
      'footer-guarantees': () => ({
        kind: 'fact',
        answer: `Le pied de page cite ${inWords(guarantees.length)} garanties : ${enumeration(guarantees.map((guarantee) => `« ${guarantee} »`))}.`,
        english: `The footer lists these guarantees: ${guarantees.join(', ')}.`,
        sources: [sources.page(paths.home)],
      }),
      'rgaa-not-applicable': () => ({
        kind: 'fact',
        answer: `${counts.notApplicable} des ${all} critères du RGAA ne s'appliquent pas au site : le taux porte sur les ${applicable} autres, dont ${counts.conform} sont respectés.`,
        english: `${counts.notApplicable} of the ${all} criteria of the RGAA do not apply to the site: the rate is computed on the ${applicable} others, of which ${counts.conform} are met.`,
        sources: [sources.accessibility('etat-de-conformite')],
      }),
      'rgaa-not-met': () =>
        failed.length === 0 || open.length === 0
          ? undefined
          : {
              kind: 'fact',
              answer: `${failed.length + open.length} des ${applicable} critères applicables ne sont pas respectés : ${failed.length} ne sont pas conformes (${enumeration(failed)}), et ${open.length}, que personne n'a encore évalués, comptent comme non respectés (${enumeration(open)}).`,
              english: `${failed.length + open.length} of the ${applicable} applicable criteria are not met: ${failed.length} fail (${englishEnumeration(failed)}), and ${open.length} that nobody has assessed yet count as not met (${englishEnumeration(open)}).`,
              sources: [sources.accessibility('resultats')],
              related: ['accessibility-failures', 'accessibility-to-assess', 'accessibility'],
            },
      'stored-if-refused': () => ({
        kind: 'fact',
        answer: `Si vous refusez tout, votre navigateur ne garde que l'essentiel, au fur et à mesure que vous vous en servez :\n\n${bulletList(essential.map(({ name, purpose }) => `\`${name}\` : ${lowerFirst(purpose)}`))}`,
        english: `If you refuse everything, your browser keeps only what is essential, as you come to use it: your choice and its date, the time of your last request, the draft of the contact form with its number, and your conversation with the assistant (${essential.map(({ name }) => name).join(', ')}).`,
        sources: [sources.privacy('cookies-et-stockage')],
        related: ['retention-choice', 'cookies-refuse', 'preferences-stored'],
      }),
      'where-is-the-legal-notice': () => ({
        kind: 'fact',
        answer: `Les mentions légales se lisent à [cette page](${paths.legalNotice}) ; le lien est au bas de chaque page.`,
        english: `The legal notice is on [this page](${paths.legalNotice}); the link is at the bottom of each page.`,
        sources: [sources.page(paths.legalNotice)],
      }),
      'where-is-the-policy': () => ({
        kind: 'fact',
        answer: `La politique de confidentialité se lit à [cette page](${paths.privacyPolicy}) ; le lien est au bas de chaque page.`,
        english: `The privacy policy is on [this page](${paths.privacyPolicy}); the link is at the bottom of each page.`,
        sources: [sources.page(paths.privacyPolicy)],
      }),
      'never-asked': () => ({
        kind: 'fact',
        answer: contactMails.confirmation.notYou.answer,
        english: `Somebody entered your address, probably by mistake. Write to ${content.company.email}, and we erase that request; it disappears from our backups within ${backupDays} days at most.`,
        sources: [sources.page(paths.contact)],
      }),
      /** What /.well-known/security.txt says. */
      'security-report': () => ({
        kind: 'fact',
        answer: `Signalez une faille à [${content.company.email}](mailto:${content.company.email}) ou par [le formulaire de contact](${paths.contact}) : ce sont les adresses de notre fichier security.txt.`,
        english: `Report a weakness to [${content.company.email}](mailto:${content.company.email}) or through [the contact form](${paths.contact}): those are the addresses in our security.txt file.`,
        sources: [sources.page(paths.contact)],
      }),
      /** Exchanges are encrypted: to whoever asks for what is stored, that is no answer. */
      'encryption-at-rest-unsaid': () =>
        content.assurances.encryptionAtRest
          ? undefined
          : {
              kind: 'declined',
              silentOn: 'unsaid-platform',
              answer: `Le site ne dit rien du chiffrement des données stockées, ni de ses clés ; il dit seulement que les échanges sont chiffrés. [Posez la question à notre équipe](${paths.contact}).`,
              english: `The site says nothing on the encryption of stored data, nor on its keys; it only says that exchanges are encrypted. [Ask our team](${paths.contact}).`,
              sources: [sources.privacy('protection-et-securite')],
            },
    },
    forEach(
      silentTopics,
      ({ id }) => id,
      ({ answer, silentOn, comesFirst, ofModels, ofHosting }) => ({
        kind: 'declined',
        answer,
        ...(isSilentSubject(silentOn) && { silentOn }),
        ...(comesFirst && { comesFirst }),
        ...(ofModels && keptHere),
        ...(ofHosting && hostedBy),
        sources: [sources.page(paths.contact)],
      }),
    ),
  ])
}

function isSilentSubject(id: string | undefined): id is SilentSubject {
  return id !== undefined && Object.hasOwn(silentSubjectLabels, id)
}
