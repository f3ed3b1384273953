/** Apart from the dialog's words, which come with the dialog. */
export const consentBanner = {
  label: 'Choix sur les cookies',
  title: 'Vos choix, avant tout',
  text: "Sans votre accord, ce site ne retient pas vos préférences, ne mesure pas son audience, ne charge pas le lecteur vidéo et ne dépose aucun cookie. Vous pouvez changer d'avis au bas de chaque page.",
  accept: 'Tout accepter',
  reject: 'Tout refuser',
  customise: 'Personnaliser',
  close: 'Fermer et continuer sans accepter',
} as const
