import { phoneInText } from './company.ts'

/** What the page says of a control for which React is needed, where React cannot be fetched. */
export const controlFailure = `Cette partie de la page ne répond pas. Vérifiez votre connexion et réessayez, rechargez la page ou appelez le ${phoneInText}.`
