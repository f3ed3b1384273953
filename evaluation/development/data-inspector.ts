import { asks, asksNo, asksNot } from '../ask.ts'
import type { Question } from '../question.ts'

/** Somebody who holds the answers against the legal texts: what is asked is told, and nothing beside it. */
export const dataInspector: readonly Question[] = [
  asksNot('Où est stockée ma demande ?', ['conversation'], 'Espace économique européen'),
  asksNot('ma demande elle est stockée où', ['conversation'], 'Espace économique européen'),
  asks('Where is my request stored?', 'European Economic Area'),
  asksNot('Which language model do you use?', ['Gemini'], 'no outside service'),
  asksNot('What LLM do you use?', ['Gemini'], 'no outside service'),
  asksNot('Quel modèle de langage utilises-tu ?', ['Gemini'], 'Aucun service extérieur'),
  asksNot('Is the form based on consent?', ['video'], 'pre-contractual'),
  asksNot('Is the contact form based on my consent?', ['video'], 'pre-contractual'),
  asksNot('Le traitement repose-t-il sur mon consentement ?', ['assistant'], 'mesures précontractuelles'),
  asksNot('Le formulaire repose-t-il sur mon consentement ?', ['vidéo'], 'mesures précontractuelles'),
  asksNo('Who sees the questions I ask here?', 'do not leave our servers'),
  asks('Qui voit les questions que je pose ici ?', 'ne quittent pas nos serveurs'),
  asks('Conservez-vous une preuve de mon consentement ?', 'dans votre navigateur'),
  asks('Do you keep proof of my consent?', 'in your browser'),
  asks('Le bouton Envoyer transmet-il autre chose que mes réponses ?', 'le temps écoulé'),
  asks('Does the form send anything other than what I typed?', 'time elapsed'),
  asksNot('Une fois mes données effacées, que reste-t-il ?', ['3 ans'], 'sauvegardes en 90 jours'),
  asksNot('Once my data is erased, what is left?', ['3 years'], 'backups within 90 days'),
  asks('Le journal dit-il qui a vu mon nom ?', "sans les demandes qu'elle montre"),
  asks('Does the log say who saw my name?', 'not the requests it shows'),
  asksNot('Si je pars, que gardez-vous de nous ?', ['effaçons vos données'], '10 ans', '3 ans au plus'),
  asks('If we leave, what do you keep of us?', '10 years', '3 years at most'),
  asks("À quelles pages la déclaration d'accessibilité s'applique-t-elle ?", 'hors'),
]
