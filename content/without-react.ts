/** What the page says of a control for which React is needed, where React cannot be fetched; the phone number follows. */
export const controlFailure =
  'Cette partie de la page ne répond pas. Vérifiez votre connexion et réessayez, ou appelez le'

/** Where not even the script came that would say the sentence above. */
export const notStarted = {
  text: "Les boutons de cette page ne répondent pas : son chargement n'est pas terminé.",
  reload: 'Recharger la page',
}

/** While a visitor waits for what a press needs. */
export const slowLoading = 'Le chargement prend plus de temps que prévu…'
