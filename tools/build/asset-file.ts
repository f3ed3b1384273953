import { createHash } from 'node:crypto'

/** A file made by the build, named after its content so that it can be cached for ever. */
export type AssetFile = { url: string; content: Buffer }

export function assetFile(name: string, extension: string, content: Buffer): AssetFile {
  const fingerprint = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return { url: `/assets/${name}-${fingerprint}.${extension}`, content }
}
