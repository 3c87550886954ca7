import { createFinder } from '#infra/synthesis/find-resources.ts';
import type { TemplateFile } from '#infra/synthesis/stage-file.ts';
import type { Template } from '#infra/synthesis/templates.ts';
import { readDistribution } from './read-distribution.ts';
import { readFirewall } from './read-firewall.ts';
import { type EdgeRules, RULES_PATH } from './rules.ts';

/** Reads the rules of the firewall and of both distributions from the templates. */
export function readRules(templates: readonly Template[]): EdgeRules {
  const find = createFinder(templates);
  return {
    firewall: readFirewall(find),
    site: readDistribution(find, 'Web'),
    files: readDistribution(find, 'Files'),
  };
}

export const RULES_FILE: TemplateFile = { path: RULES_PATH, read: readRules, reader: 'test/edge' };
