import { useRenderContext } from '../../RenderContext.tsx';

interface MemberPictureProps {
  readonly size: 'small' | 'large';
  /** What it is, where no words beside it say so. */
  readonly label?: string;
}

const PIXELS = { small: 48, large: 160 } as const;

/** The picture of the member who is signed in, or a drawing of nobody. */
export function MemberPicture({ size, label = '' }: MemberPictureProps) {
  const { links } = useRenderContext();
  return (
    <img
      src={links.memberPicture()}
      alt={label}
      width={PIXELS[size]}
      height={PIXELS[size]}
      className="member-picture"
    />
  );
}
