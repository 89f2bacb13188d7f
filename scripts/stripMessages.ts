import { parseSync, type Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface ObjectNode extends Node {
  readonly properties: readonly { readonly key?: { readonly name?: string }; readonly value?: Node }[];
}

/**
 * Takes the English words and the notes for translators out of the modules of messages: browsers get the words from the
 * compiled catalogue of their page, and look them up by id.
 */
export function stripMessages(): Plugin {
  return {
    name: 'strip-messages',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/ui\/messages\/\w+\.ts$/ },
      handler(code, id) {
        const edits = descriptors(parseSync(id, code, { lang: 'js' }).program).map(({ start, end, id: messageId }) => ({
          start,
          end,
          text: `{ id: ${code.slice(messageId.start, messageId.end)} }`,
        }));
        const stripped = edits
          .sort((one, other) => other.start - one.start)
          .reduce((text, { start, end, text: short }) => text.slice(0, start) + short + text.slice(end), code);
        return { code: stripped, map: null };
      },
    },
  };
}

/** The objects with an `id` and a `defaultMessage`. */
function descriptors(node: unknown): readonly (Node & { readonly id: Node })[] {
  if (Array.isArray(node)) return node.flatMap(descriptors);
  if (typeof node !== 'object' || node === null) return [];
  if ((node as Node).type === 'ObjectExpression') {
    const object = node as ObjectNode;
    const valueOf = (name: string) => object.properties.find(({ key }) => key?.name === name)?.value;
    const id = valueOf('id');
    if (id !== undefined && valueOf('defaultMessage') !== undefined) return [{ ...object, id }];
  }
  return Object.values(node).flatMap(descriptors);
}
