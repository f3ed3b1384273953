/** What a publisher's licence keeps from organisations here, by the name of the model. */
export const modelLicences = {
  Llama: {
    french:
      "Meta n'accorde pas aux organisations établies dans l'Union européenne la licence de ses modèles multimodaux (Llama 3.2 Vision et Llama 4).",
    english:
      'Meta does not grant the licence of its multimodal models (Llama 3.2 Vision and Llama 4) to organisations established in the European Union.',
  },
} as const

/** By the name of a model: most have nothing of the kind. */
export function modelLicence(name: string): { readonly french: string; readonly english: string } | undefined {
  return name in modelLicences ? modelLicences[name as keyof typeof modelLicences] : undefined
}
