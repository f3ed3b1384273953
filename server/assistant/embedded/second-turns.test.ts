import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { promises } from '#content/promises.ts'
import { ask } from '#testing/embedded-questions.ts'

const price = promises.project.cost.replaceAll('\u00a0', ' ')

describe('A second turn', () => {
  test.each([
    ['Combien de temps faut compter pour un projet ?', 'et financièrement ?', price],
    ['Est-ce que Llama peut tourner sur nos propres machines ?', 'et Claude, pareil ?', 'Anthropic'],
    ['Comment demander l’effacement de mes données ?', 'Et si votre réponse ne me plaît pas ?', 'CNIL'],
    [
      'Une partie de votre site m’est inaccessible, à qui je le dis ?',
      'Et si vous ne me répondez jamais ?',
      'Défenseur',
    ],
    ['Comment se passe la formation ?', 'Le secrétariat suivrait la même que l’informaticien ?', 'par rôle'],
    ['Pouvez-vous résumer des dossiers de patients ?', 'Et le stockage, un datacenter quelconque suffit ?', 'HDS'],
  ])('that points back is asked of what was told: « %s », « %s »', (first, second, said) => {
    expect(ask(first, second).text).toContain(said)
  })

  test.each([
    [
      'Prévenez-vous la CNIL en cas de fuite ?',
      'Et pour nous, clients ?',
      'Pour votre plateforme, le site ne dit ni qui',
    ],
    ['Hébergez-vous des données de santé ?', 'Votre hébergeur est-il certifié ?', 'Le site ne dit pas si son propre'],
    ['Êtes-vous certifié HDS ?', 'Et votre hébergeur ?', 'Le site ne dit pas si son propre hébergeur'],
    ['Do you host health data?', 'Is your host certified?', 'The site does not say whether its own host'],
    ['Quels usages sont à haut risque ?', 'Et les autres ?', 'Des autres usages, il ne le dit pas'],
    ['Llama est-il utilisable en Europe ?', 'Et les autres ?', 'Le site ne détaille pas les licences des autres'],
    ['Enregistrez-vous les appels ?', 'Vraiment pas ?', 'Le site ne dit pas que les appels'],
    ['Do you record calls?', 'Really not?', 'The site does not say that calls are recorded'],
    ['Gardez-vous ma conversation ?', 'Combien de temps ?', 'sauf si vous la joignez à une demande'],
  ])('is told what the site does not say of it too: « %s », « %s »', (first, second, limit) => {
    expect(ask(first, second).text).toContain(limit)
  })

  test('that names its own subject does not lose to the first', () => {
    expect(ask('Qui héberge votre site ?', 'Et combien coûte un projet type, en tout ?').text).toContain(price)
    expect(ask('Combien coûte un projet ?', 'Et votre numéro de téléphone ?').text).toContain(company.phone.display)
  })

  test.each([
    ['Combien coûte un projet ?', 'Et quel temps fera-t-il demain à Nice ?'],
    ['Où sont hébergées nos données ?', 'Et une recette de crêpes, la même que ma grand-mère ?'],
    ['Combien de temps dure un projet ?', 'Et pour le match de ce soir, pareil ?'],
  ])('off topic stays declined, whatever came first: « %s », « %s »', (first, second) => {
    expect(ask(first, second).kind).toBe('declined')
  })
})
