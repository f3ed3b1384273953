/** Brand logos in one colour: where the build finds each one for the logo sprite. */
export const logoSources = {
  mistral: 'lobehub/mistral',
  claude: 'lobehub/claude',
  gemini: 'lobehub/gemini',
  gpt: 'lobehub/openai',
  deepseek: 'lobehub/deepseek',
  llama: 'lobehub/meta',
  dify: 'lobehub/dify',
  langchain: 'lobehub/langchain',
  qdrant: 'simple-icons/qdrant',
  n8n: 'lobehub/n8n',
  postgresql: 'simple-icons/postgresql',
  kubernetes: 'simple-icons/kubernetes',
  ollama: 'lobehub/ollama',
  huggingface: 'lobehub/huggingface',
  vllm: 'lobehub/vllm',
  langfuse: 'lobehub/langfuse',
  keycloak: 'simple-icons/keycloak',
  grafana: 'simple-icons/grafana',
} as const

export type LogoName = keyof typeof logoSources
