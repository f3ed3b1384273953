/** « urgent », « en urgence », but not « rien d'urgent » or « pas d'urgence ». */
export function soundsUrgent(message: string): boolean {
  return /(?<![\p{L}\p{M}])(?=urgen)(?<!(?:pas|rien|aucune?|sans|nulle|non)\s+(?:d['’]|de\s+|très\s+)?)urgen(?:te?s?|ces?)(?![\p{L}\p{M}])/iu.test(
    message,
  )
}
