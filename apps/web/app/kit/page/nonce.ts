import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Carries the nonce of the answer while the server renders; in the browser there is none to read. */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
