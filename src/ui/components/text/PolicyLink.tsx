import { hasPolicy, type PolicyName } from '#domain/content/policy.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from './Unbroken.tsx';

export interface PolicyLinkProps {
  readonly name: PolicyName;
  readonly label: string;
  /** The policies of the site; undefined where they are not known. */
  readonly policies: readonly PolicyName[] | undefined;
}

/** A link to a policy; only its label on a site that has none. */
export function PolicyLink({ name, label, policies }: PolicyLinkProps) {
  const context = useRenderContext();
  const text = <Unbroken text={label} />;
  return hasPolicy(policies, name) ? <a href={context.to('policy', { name })}>{text}</a> : text;
}
