import { describe, expect, test } from 'vitest'
import { requireDeclaredServices } from '#server/declared-services.ts'
import { readEnvironment } from '#server/environment.ts'
import { databaseUrls } from './database-urls.ts'
import { storeName } from './store-name.ts'

describe('A URL of the database', () => {
  test.each([
    ['postgres://one/site', ['postgres://one/site']],
    [
      'postgres://u:p@one:1,two:2/site?sslmode=require',
      ['postgres://u:p@one:1/site?sslmode=require', 'postgres://u:p@two:2/site?sslmode=require'],
    ],
    ['postgres://u:a,b@one,two/site', ['postgres://u:a,b@one/site', 'postgres://u:a,b@two/site']],
    [
      'postgres://u:p@[fd00::1]:1,[fd00::2]:2/site',
      ['postgres://u:p@[fd00::1]:1/site', 'postgres://u:p@[fd00::2]:2/site'],
    ],
    ['postgres://one/site?options=a,b', ['postgres://one/site?options=a,b']],
  ])('%s names these servers', (url, urls) => {
    expect(databaseUrls(url)).toEqual(urls)
  })

  test('that names several servers is taken, if every one is a name', () => {
    const DATABASE_URL = 'postgres://u:p@one:5432,two:5433/site'
    expect(readEnvironment({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL)
    expect(() => readEnvironment({ DATABASE_URL: 'postgres://u:p@one:5432,two:port/site' })).toThrow(
      /^DATABASE_URL must/,
    )
  })

  test('is told with every server and without the password', () => {
    const name = storeName({ DATABASE_URL: 'postgres://u:geheim@one:5432,two:5433/site', DATA_DIR: '' })
    expect(name).toBe('PostgreSQL database site on one:5432 or two:5433')
  })

  test('is held against the declared services server by server', () => {
    const environment = readEnvironment({ DATABASE_URL: 'postgres://u:p@10.0.0.1,db.elsewhere.example/site' })
    expect(() => requireDeclaredServices(environment)).toThrow(
      /points to db\.elsewhere\.example, which is not declared/,
    )
  })
})
