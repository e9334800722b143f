// The shell shares these names of react-router. Add a name when a remote needs it: sharing the package would ship all of it.
export {
  Link,
  NavLink,
  createSearchParams,
  data,
  isRouteErrorResponse,
  matchRoutes,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, LoaderFunctionArgs, NavLinkProps } from 'react-router-dom';
export { useRevalidator, type Revalidator } from './use-revalidator';
