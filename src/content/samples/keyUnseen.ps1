$env:HUB_KEY = Read-Host -MaskInput
