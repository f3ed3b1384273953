/** Apart from the dialog's words, which come with the dialog. */
export const consentBanner = {
  label: 'Choix sur les cookies',
  title: 'Vos choix, avant tout',
  text: "Sans votre accord : ni préférences retenues, ni mesure d'audience, ni lecteur vidéo, ni cookie. Vous pouvez changer d'avis au bas de chaque page.",
  accept: 'Tout accepter',
  reject: 'Tout refuser',
  customise: 'Personnaliser',
  close: 'Fermer et continuer sans accepter',
} as const
