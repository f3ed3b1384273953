import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Victime@Organisation.fr', 'victime@organisation.fr'],
  ['victime+1@organisation.fr', 'victime@organisation.fr'],
  ['victime+a+b@organisation.fr', 'victime@organisation.fr'],
  ['vic.time+x@gmail.com', 'victime@gmail.com'],
  ['victime@googlemail.com', 'victime@gmail.com'],
  ['v.i-c_time+x@proton.me', 'victime@proton.me'],
  ['victime@protonmail.com', 'victime@proton.me'],
  ['victime@pm.me', 'victime@proton.me'],
  ['victime@mac.com', 'victime@icloud.com'],
  ['vic.time@organisation.fr', 'vic.time@organisation.fr'],
  ['+@organisation.fr', '@organisation.fr'],
])('%s is the mailbox %s', (typed, mailbox) => {
  expect(mailboxOf(typed)).toBe(mailbox)
})
