export const publicConfig = __PUBLIC_CONFIG__
