// The names of react-router in use. Sharing the bare package would ship all of it: add a name here instead.
export {
  Link,
  NavLink,
  Outlet,
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
