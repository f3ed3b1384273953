import type { SchemaModule } from 'kysely'

/**
 * The store's history, oldest first. Forward only: an entry that has been released is never edited; what was wrong is
 * put right by a later one.
 */
export const migrations: readonly { name: string; up: (schema: SchemaModule) => Promise<void> }[] = [
  {
    name: '0001-contact-requests-and-outbox',
    async up(schema) {
      await schema
        .createTable('settings')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()

      await schema
        .createTable('contact_requests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('company', 'text', (column) => column.notNull())
        .addColumn('position', 'text', (column) => column.notNull())
        .addColumn('team_size', 'text', (column) => column.notNull())
        .addColumn('use_case', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('quarantine', 'text')
        .addColumn('idempotency_key', 'text', (column) => column.unique())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .execute()
      await index('contact_requests', ['email_key'])
      await index('contact_requests', ['received_at'])

      await schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('request_id', 'text', (column) => column.references('contact_requests.id').onDelete('cascade'))
        .addColumn('once_key', 'text', (column) => column.unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('give_up_at', 'bigint', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('claim', 'text')
        .addColumn('sent_at', 'bigint')
        .addColumn('problem', 'text')
        .execute()
      await index('outbox', ['state', 'due_at'])
      await index('outbox', ['request_id'])

      await schema
        .createTable('rate_windows')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute()

      async function index(table: string, columns: readonly string[]) {
        await schema
          .createIndex(`${table}_${columns.join('_')}`)
          .on(table)
          .columns([...columns])
          .execute()
      }
    },
  },
  {
    name: '0002-limited-requests',
    async up(schema) {
      await schema.alterTable('contact_requests').addColumn('limited_at', 'bigint').execute()
    },
  },
  {
    name: '0003-desk',
    async up(schema) {
      const columns = [
        ['state', 'text', 'new'],
        ['owner', 'text', null],
        ['version', 'integer', 0],
        ['handled_at', 'bigint', null],
        ['due_at', 'bigint', null],
        ['urgent', 'integer', null],
        ['search', 'text', null],
      ] as const
      for (const [name, type, standard] of columns) {
        await schema
          .alterTable('contact_requests')
          .addColumn(name, type, (column) => (standard === null ? column : column.notNull().defaultTo(standard)))
          .execute()
      }
      await schema
        .createIndex('contact_requests_work')
        .on('contact_requests')
        .columns(['state', 'due_at', 'id', 'quarantine', 'limited_at'])
        .execute()
      await schema.createIndex('contact_requests_unsettled').on('contact_requests').column('due_at').execute()

      await schema
        .createTable('desk_sign_ins')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('browser', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()

      await schema
        .createTable('desk_sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()

      await schema
        .createTable('desk_notes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('request_id', 'text', (column) =>
          column.notNull().references('contact_requests.id').onDelete('cascade'),
        )
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('written_at', 'bigint', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute()
      await schema.createIndex('desk_notes_request_id').on('desk_notes').column('request_id').execute()

      await schema
        .createTable('desk_audit')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('request_id', 'text', (column) => column.references('contact_requests.id').onDelete('set null'))
        .execute()
      await schema.createIndex('desk_audit_request_id').on('desk_audit').column('request_id').execute()
      await schema.createIndex('desk_audit_at').on('desk_audit').column('at').execute()
    },
  },
  {
    name: '0004-figures',
    async up(schema) {
      await schema
        .createTable('assistant_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('assistant_counts_key', ['day', 'outcome', 'topic'])
        .execute()
      // Figures are counted from it alone, without reading the requests.
      await schema
        .createIndex('contact_requests_figures')
        .on('contact_requests')
        .columns(['received_at', 'quarantine', 'limited_at', 'state', 'handled_at', 'due_at', 'use_case', 'team_size'])
        .execute()
    },
  },
  {
    name: '0005-page-after-sign-in',
    async up(schema) {
      await schema.alterTable('desk_sign_ins').addColumn('next', 'text').execute()
    },
  },
  {
    name: '0006-corrected-addresses',
    async up(schema) {
      await schema.alterTable('contact_requests').addColumn('address_corrected_at', 'bigint').execute()
    },
  },
]
