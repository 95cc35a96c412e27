/** The only door to react-hook-form and its resolvers. */
export { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
export type {
  Control,
  DefaultValues,
  FieldErrors,
  FieldPath,
  FieldValues,
  UseFormReturn,
} from 'react-hook-form'
export {
  useController,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form'
