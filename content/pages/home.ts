import { company } from '../company.ts'
import type { PageSettings } from '../page-settings.ts'
import { paths } from '../paths.ts'
import { promises } from '../promises.ts'

export const homeSettings: PageSettings = {
  title: `IA générative souveraine et multi-modèle | ${company.name}`,
  description: `Créez, connectez et gouvernez vos agents d'IA sur des plateformes auditables, hébergées en Europe. Démo gratuite, réponse sous ${promises.callBack}, jours ouvrés.`,
  keywords: [
    'IA générative souveraine',
    'plateforme IA open source',
    'agent conversationnel entreprise',
    'IA hébergée en Europe',
    'multi-LLM',
    'chatbot souverain',
    'IA secteur public',
  ],
  ogTitle: company.tagline,
  ogDescription:
    "Agents conversationnels, contenus, automatisation, analyse : l'IA générative sur des plateformes auditables, hébergées en Europe.",
  ogImage: '/og/accueil.png',
  noIndex: false,
  canonical: paths.home,
  schemaType: 'home',
}
