import axe from 'axe-core';

/** Lists what axe finds in an element: "rule: selector, selector". A sample is no page, so rules of pages rest. */
export async function listViolations(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
