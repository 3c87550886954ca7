/** The part of the Trusted Types API that we use and TypeScript does not know yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/**
 * Returns the address of a script as our content security policy asks for it: from a policy of that name, which knows this address
 * alone. Call it once for each name. Browsers without Trusted Types take the address as it is.
 */
export function trustAddress(policyName: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}
