import { converses, conversesNo, conversesYes } from '../ask.ts'
import type { Question } from '../question.ts'

/** What is asked next leans on what was just said. */
export const secondTurns: readonly Question[] = [
  converses(['Quels modèles proposez-vous ?', 'lequel est français ?'], 'Mistral'),
  converses(['Quels modèles peut-on utiliser ?', 'lesquels sont américains ?'], ['Claude', 'Gemini', 'GPT']),
  converses(['Parlez-moi de Qdrant', 'édité où ?'], 'Berlin'),
  converses(['C’est quoi n8n ?', 'et sa licence ?'], 'Sustainable Use License'),
  converses(['C’est quoi Dify ?', 'quelle licence ?'], 'Apache 2.0'),
  conversesYes(['À quoi sert LangChain ?', 'c’est open source ?'], ['MIT']),
  conversesNo(
    ['Combien coûte un projet ?', 'et l’hébergement, c’est compris ?'],
    ['s’y ajoutent', 'en plus', "s'y ajoutent", "s'ajoutent"],
  ),
  converses(['Combien coûte un projet ?', 'en combien de temps ?'], '3 mois'),
  converses(['La démo est gratuite ?', 'elle dure combien ?'], ['30-45', '30 à 45']),
  converses(['Qui héberge le site ?', 'à quelle adresse ?'], 'Roubaix'),
  converses(['Qui héberge le site ?', 'son téléphone ?'], '01 99 00 17 98'),
  converses(['Qui est votre présidente ?', 'comment la joindre ?'], ['bonjour@delambre.example', '01 99 00 17 92']),
  converses(['Combien de temps gardez-vous mes données ?', 'et les cookies ?'], ['6 mois', 'aucun cookie', '13 mois']),
  converses(['Quels sont mes droits ?', 'comment les exercer ?'], 'dpo@delambre.example'),
  converses(['Comment se passe un projet ?', 'et après ?'], ['experts', 'mise en service', 'joignables']),
  converses(['C’est quoi l’étape 1 ?', 'et la 2 ?'], 'Configuration'),
  converses(['Que livrez-vous à l’étape 3 ?', 'et à l’étape 4 ?'], 'formées'),
  converses(
    ['Que proposez-vous pour une mairie ?', 'et pour une université ?'],
    ['universités', 'Admissions', 'dossier étudiant', 'Accueil des usagers'],
  ),
  converses(['Que proposez-vous aux banques ?', 'et aux assurances ?'], ['assurance', 'Sinistres', 'sinistre']),
  converses(['Quel est votre téléphone ?', 'jusqu’à quelle heure ?'], '9h-18h'),
  converses(['Où êtes-vous ?', 'c’est ouvert quand ?'], '9h-18h'),
  converses(['Vous utilisez des cookies ?', 'comment les refuser ?'], 'Gérer les cookies'),
  converses(['Quel est votre SIRET ?', 'et le numéro de TVA ?'], 'FR00'),
  converses(['La formation est comprise ?', 'elle porte sur quoi ?'], ['rôle', 'vos propres cas']),
  converses(['Quel taux de résolution ?', 'c’est garanti ?'], ['objectif', 'contrat signé']),
  converses(['Which models do you offer?', 'which one is French?'], 'Mistral'),
  converses(['How much is a project?', 'and how long does it take?'], ['3 months', 'three months']),
  converses(['What is your phone number?', 'and your email?'], 'bonjour@delambre.example'),
  converses(['Peut-on partir quand on veut ?', 'avec quel préavis ?'], '2 mois'),
  converses(['En cas de fuite de données, que faites-vous ?', 'sous quel délai ?'], '72 heures'),
]
