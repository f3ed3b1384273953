import { createBareSite } from '#testing/bare-site.ts'
import { startServer } from '#testing/running-site.ts'

type Server = Awaited<ReturnType<typeof startServer>>

/** Runs a part on a site of its own, with as many servers as it starts; nothing is left of either afterwards. */
export async function onBareSite<Result>(
  variables: Record<string, string>,
  run: (start: () => Promise<Server>) => Promise<Result>,
): Promise<Result> {
  const site = await createBareSite()
  const servers: Server[] = []
  try {
    return await run(async () => {
      const server = await startServer({
        built: true,
        folder: site.folder,
        variables: { DATA_DIR: site.dataFolder, ...variables },
      })
      servers.push(server)
      return server
    })
  } finally {
    for (const server of servers) await server.stop()
    await site.remove()
  }
}
