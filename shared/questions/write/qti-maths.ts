import { toTypedFormulas } from '../../maths/find-formulas.ts';
import { removeEdges } from '../../maths/formula-text.ts';
import { toMathMl } from '../../maths/to-mathml.ts';
import { typesetFormula } from '../../maths/typeset-formula.ts';

const FORMULA = /\u2063(\$\$?)([^\u2063]+?)\1\u2063/g;
const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const unescapeXml = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|amp);/g, (sign) => SIGNS[sign] ?? sign);

/** Writes the formulas of XML as MathML; TeX that cannot be read stays as it was typed. */
export const withMathMl = (xml: string): string =>
  removeEdges(
    xml.replace(FORMULA, (typed, sign: string, escaped: string) => {
      const tex = unescapeXml(escaped);
      const result = typesetFormula(tex, sign === '$$');
      return 'nodes' in result
        ? toMathMl(result.nodes, sign === '$$' ? `\\displaystyle ${tex}` : tex)
        : typed;
    }),
  );

/** Writes the formulas of answers, which are text alone, as they are typed. */
export const withoutMaths = (xml: string): string => xml.replace(/[^<>"]+/g, toTypedFormulas);
