import type { Page } from '@playwright/test'

export const banner = (page: Page) => page.getByRole('region', { name: 'Choix sur les cookies' })

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gestion des cookies' })
