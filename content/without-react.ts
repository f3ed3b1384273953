/**
 * What the page says of a control for which React is needed, where React cannot be fetched; the phone number follows. To load
 * a page again would empty a form that React does not keep.
 */
export function controlFailure(holdsForm: boolean): string {
  return `Cette partie de la page ne répond pas. Vérifiez votre connexion et réessayez${holdsForm ? '' : ', rechargez la page'} ou appelez le`
}

/** Where not even the script came that would say the sentence above. */
export const notStarted = {
  text: "Les boutons de cette page ne répondent pas : son chargement n'est pas terminé.",
  reload: 'Recharger la page',
}

/** While a visitor waits for what a press needs. */
export const slowLoading = 'Le chargement prend plus de temps que prévu…'
