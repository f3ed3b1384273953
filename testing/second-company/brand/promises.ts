import type { Assurances } from '#content/assurances.ts'

export const offer = {
  project: { euros: 8500, months: 2 },
  answerHours: 48,
  urgentAnswerHours: 6,
  demoMinutes: { from: 20, to: 25 },
}

export const departure = { noticeMonths: 1, transferDays: 20, retrievalDays: 45, charge: 0 }

export const assurances: Assurances = {
  backups: 'Une sauvegarde chiffrée chaque nuit, gardée 35 jours.',
  recurringCosts:
    'Hébergement, maintenance, licences payantes éventuelles et consommation des modèles se paient en plus du projet. Un forfait mensuel les couvre.',
}

export const assurancesInEnglish: Assurances = {
  recurringCosts: 'Hosting, maintenance, paid licences if any and model usage come on top, covered by a monthly fee.',
}
