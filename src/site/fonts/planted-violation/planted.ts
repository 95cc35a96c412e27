import '../../../core/contract/agent-types.ts'
export {}
