// The react-bootstrap components in use. Remotes share this facade instead of the package itself, whose
// sharing would defeat tree-shaking; what a page newly needs is added here, its styles in theme.scss.

export { default as Alert } from 'react-bootstrap/Alert';
export { default as Button } from 'react-bootstrap/Button';
export { default as Card } from 'react-bootstrap/Card';
export { default as Col } from 'react-bootstrap/Col';
export { default as Container } from 'react-bootstrap/Container';
export { default as Form } from 'react-bootstrap/Form';
export { default as Modal } from 'react-bootstrap/Modal';
export { default as Row } from 'react-bootstrap/Row';
export { default as Spinner } from 'react-bootstrap/Spinner';
export { default as Table } from 'react-bootstrap/Table';
export { default as Toast } from 'react-bootstrap/Toast';
export { default as ToastContainer } from 'react-bootstrap/ToastContainer';
