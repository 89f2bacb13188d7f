import type { MemberScreen } from '#domain/members/memberScreen.ts';
import type { SecondFactors } from '#ports/members/SecondFactors.ts';
import { HttpError } from '../../../http/HttpError.ts';
import type { PageRequest } from '../../PageRequest.ts';
import { enterSignedIn, type Entrance, type SignedInArea } from '../MemberArea.ts';

/** The members area with second factors. */
export interface SecurityArea extends SignedInArea {
  readonly factors: SecondFactors;
}

/** Opens a screen about second factors. Throws 404 where there are none. */
export async function enterSecurity(request: PageRequest, screen: MemberScreen): Promise<Entrance<SecurityArea>> {
  const factors = request.ports.members?.secondFactors;
  if (factors === undefined) throw new HttpError(404);
  const entrance = await enterSignedIn(request, screen);
  return entrance.area === undefined ? entrance : { area: { ...entrance.area, factors } };
}
