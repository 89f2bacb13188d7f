import type { Token } from 'markdown-it';
import { figureHtml } from './figureHtml.ts';
import { FIGURE, markdown, plainText } from './markdown.ts';
import { Unusable } from '../media/MediaPlan.ts';
import type { BodyContext } from './BodyContext.ts';

/** A picture that is a paragraph of its own becomes a figure; between words there is no place for one. */
export async function withFigures(tokens: readonly Token[], around: BodyContext): Promise<Token[]> {
  const drawn: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    const image = token.type === 'paragraph_open' ? onlyImage(tokens[index + 1]) : undefined;
    drawn.push(token);
    if (image === undefined) {
      if (token.children?.some(({ type }) => type === 'image') === true)
        around.fault(token.map?.[0] ?? 0, 'a picture must stand in a paragraph of its own');
      continue;
    }
    token.type = FIGURE;
    token.content = await figure(image, token.map?.[0] ?? 0, around);
    index += 2; // past the picture and the end of its paragraph
  }
  return drawn;
}

function onlyImage(inline: Token | undefined): Token | undefined {
  const children = inline?.children?.filter(({ type, content }) => type !== 'text' || content.trim() !== '') ?? [];
  return children.length === 1 && children[0]?.type === 'image' ? children[0] : undefined;
}

async function figure(image: Token, line: number, around: BodyContext): Promise<string> {
  const name = markdown.utils.lib.mdurl.decode(String(image.attrGet('src') ?? ''));
  const alt = plainText(image);
  if (alt === '') around.fault(line, `picture ${name}: say between the [ ] what is seen`);
  const planned = await around.picture(name);
  if (planned instanceof Unusable) {
    around.fault(line, `picture ${name}: ${planned.reason}`);
    return '';
  }
  const caption = image.attrGet('title');
  return figureHtml({ ...planned, alt, ...(caption !== null && { caption: String(caption) }) });
}
