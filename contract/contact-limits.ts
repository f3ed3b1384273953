/** How many characters each field of a contact request may hold; `typed`: before it is put in order, where a cut would make another value of it. */
export const contactLimits = {
  firstName: { min: 2, max: 50 },
  lastName: { min: 2, max: 50 },
  email: { max: 254 },
  phone: { max: 20, typed: 40 },
  company: { min: 2, max: 100 },
  position: { max: 100 },
  message: { min: 10, max: 5000 },
} as const
