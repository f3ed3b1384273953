/**
 * Style elements that libraries add in the browser, which no page carries and the CSP must allow all the same.
 * The test beside this file takes them out of the libraries again.
 */
export const libraryStyleHashes = [
  // @radix-ui/react-select: hides the scroll bar of its list.
  'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk=',
] as const
